/** The files of an archive whose entries are stored as they are, by their names. */
export function zipEntries(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const entries = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt16LE(at + 10) !== 0) throw new Error("an entry is compressed");
    const size = archive.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const header = archive.readUInt32LE(at + 42);
    const begin =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const called = archive.subarray(at + 46, at + 46 + Number(name)).toString("utf8");
    entries.set(called, archive.subarray(begin, begin + size));
    at += 46 + Number(name) + Number(extra) + Number(comment);
  }
  return entries;
}
