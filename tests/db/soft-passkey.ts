/** A passkey in software, as a browser would answer with it: ES256, no attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

type Manner = {
  /** How often it says it was used; one more than the last time, unless given. */
  counter?: number;
  /** The site it was shown to. */
  origin?: string;
  /** Whether it knew its owner: by a finger, a face or a number. */
  verified?: boolean;
};

export type SoftPasskey = {
  id: string;
  register(
    options: PublicKeyCredentialCreationOptionsJSON,
    manner?: Manner,
  ): RegistrationResponseJSON;
  show(options: PublicKeyCredentialRequestOptionsJSON, manner?: Manner): AuthenticationResponseJSON;
};

// Bits of the authenticator's answer: somebody was there, it was the owner, a key is enclosed.
const present = 0x01;
const knownOwner = 0x04;
const withKey = 0x40;

export function newPasskey(ownOrigin: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  const domain = new URL(ownOrigin).hostname;
  let owner = "";
  let used = 0;

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData({ verified = true, counter }: Manner, key?: Buffer): Buffer {
    used = counter ?? used + 1;
    const flags = present | (verified ? knownOwner : 0) | (key ? withKey : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(used, 1);
    return Buffer.concat([sha256(domain), head, ...(key ? [key] : [])]);
  }

  return {
    id,
    register({ challenge, user }, manner = {}) {
      owner = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      // COSE: the kind of key, its algorithm, its curve, and the point itself.
      const cose = map([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
      const client = clientData("webauthn.create", challenge, manner.origin ?? ownOrigin);
      const attestation = map([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(manner, key)],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    show({ challenge }, manner = {}) {
      const client = clientData("webauthn.get", challenge, manner.origin ?? ownOrigin);
      const data = authenticatorData(manner);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: owner,
        },
      };
    },
  };
}

function sha256(of: string | Buffer): Buffer {
  return createHash("sha256").update(of).digest();
}

type Key = string | number;
type Value = Key | Buffer | Map<Key, Key>;

/** As much of CBOR (RFC 8949) as a passkey speaks. */
function map(entries: [Key, Value][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(item)]);
}

function item(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (value instanceof Map) return head(5, value.size);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([head(typeof value === "string" ? 3 : 2, bytes.length), bytes]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
