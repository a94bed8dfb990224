/**
 * Lets the embedded database wait for the disk, as PostgreSQL does: its log of changes at every
 * commit, its tables at every checkpoint. By itself PGlite runs with `-F`, which asks for neither,
 * and its file system would not pass the wish on: what was acknowledged could go with a power cut.
 */
import { closeSync, fsyncSync, openSync } from "node:fs";
import { PGlite } from "@supabase/lite/pglite";

type Stream = { nfd?: number; node: unknown };
/** Of Emscripten's file system, as much as is used here. */
type FileSystem = {
  filesystems: {
    NODEFS: {
      stream_ops: { fsync?: (stream: Stream) => number };
      realPath(node: unknown): string;
    };
  };
};
type Start = { preRun?: ((module: { FS: FileSystem }) => void)[] };

/** Emscripten knows `fsync`, and takes `fdatasync` for nothing. */
const asked = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];

function passOn({ FS }: { FS: FileSystem }): void {
  const { NODEFS } = FS.filesystems;
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    else syncFolder(NODEFS.realPath(node));
    return 0;
  };
}

/** The names in it: a new file whose name is lost is lost. */
function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

const disk = {
  name: "disk",
  // Before the database starts: it may have a crash to recover from.
  setup: async (_database: unknown, start: Start) => ({
    emscriptenOpts: { ...start, preRun: [...(start.preRun ?? []), passOn] },
  }),
};

const { defaultStartParams } = PGlite as unknown as { defaultStartParams: string[] };

export const waitingForDisk = {
  startParams: [...defaultStartParams.filter((flag) => flag !== "-F"), ...asked],
  extensions: { disk },
};
