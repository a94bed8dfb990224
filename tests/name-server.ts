/** A name service of our own on loopback: answers from a list, over the real protocol (RFC 1035). */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { isIPv6 } from "node:net";

export type Zone = Record<
  string,
  { addresses?: string[]; texts?: string[]; mailServers?: string[] }
>;

const types = { A: 1, MX: 15, TXT: 16, AAAA: 28 };

export async function startNameServer(zone: Zone) {
  const socket = createSocket("udp4");
  socket.on("message", (question, { address, port }) => {
    socket.send(answer(question, zone), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: async () => void socket.close(),
  };
}

function answer(question: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = question.readUInt16BE(at + 1);
  const asked = question.subarray(12, at + 5);
  const known = zone[labels.join(".").toLowerCase()];
  const records = known ? recordsOf(known, type) : [];
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  // An answer; "no such name" where the list does not have it.
  head.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  const answers = records.map((data) => {
    const fixed = Buffer.alloc(12);
    fixed.writeUInt16BE(0xc00c, 0);
    fixed.writeUInt16BE(type, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt16BE(data.length, 10);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([head, asked, ...answers]);
}

function recordsOf(known: Zone[string], type: number): Buffer[] {
  const { addresses = [], texts = [], mailServers = [] } = known;
  if (type === types.A) return addresses.filter((one) => !isIPv6(one)).map(ipv4);
  if (type === types.AAAA) return addresses.filter(isIPv6).map(ipv6);
  if (type === types.TXT) return texts.map(inPieces);
  if (type === types.MX) return mailServers.map((name) => Buffer.concat([ten, labelsOf(name)]));
  return [];
}

const ten = Buffer.from([0, 10]);

const ipv4 = (address: string) => Buffer.from(address.split(".").map(Number));

function ipv6(address: string): Buffer {
  const [head = "", tail = ""] = address.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const zeros = Array(8 - groups(head).length - groups(tail).length).fill("0");
  const all = [...groups(head), ...zeros, ...groups(tail)];
  return Buffer.from(all.map((group) => group.padStart(4, "0")).join(""), "hex");
}

/** A long text comes in pieces of at most 255 bytes. */
function inPieces(text: string): Buffer {
  const pieces = text.match(/.{1,255}/g) ?? [""];
  return Buffer.concat(pieces.map((piece) => labelOf(piece)));
}

const labelOf = (text: string) => Buffer.from([text.length, ...Buffer.from(text, "latin1")]);

const labelsOf = (name: string) =>
  Buffer.concat([...name.split(".").map((label) => labelOf(label)), Buffer.from([0])]);
