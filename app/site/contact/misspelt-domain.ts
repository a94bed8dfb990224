/** The most frequent misspellings of the most frequent domains of private addresses. */
const misspellings: Record<string, readonly string[]> = {
  "gmail.com": [
    "gmial.com",
    "gmai.com",
    "gmal.com",
    "gmil.com",
    "gamil.com",
    "gnail.com",
    "gmaill.com",
    "gmail.co",
    "gmail.con",
    "gmail.cm",
    "gmail.fr",
    "gmail.lu",
  ],
  "hotmail.com": ["hotmial.com", "hotmal.com", "hotmai.com", "hotmil.com", "hotmail.con"],
  "hotmail.fr": ["hotmial.fr", "hotmal.fr", "hotmai.fr"],
  "outlook.com": ["outlok.com", "outloo.com", "outlock.com", "outlook.con"],
  "outlook.fr": ["outlok.fr", "outloo.fr", "outlock.fr"],
  "yahoo.com": ["yaho.com", "yahooo.com", "yahou.com", "yahoo.con"],
  "yahoo.fr": ["yaho.fr", "yahooo.fr", "yahou.fr"],
  "icloud.com": ["iclou.com", "icoud.com", "iclod.com", "icloud.con"],
  "orange.fr": ["orang.fr", "ornage.fr", "orange.fe"],
  "wanadoo.fr": ["wanado.fr", "wanadou.fr", "wannadoo.fr"],
  "laposte.net": ["laposte.ne", "laposte.com", "lapost.net"],
  "proton.me": ["protn.me", "proton.em"],
  "pt.lu": ["pt.l", "pt.lux"],
};

const intended = new Map(
  Object.entries(misspellings).flatMap(([domain, wrong]) => wrong.map((word) => [word, domain])),
);

/** The address that was probably meant; `undefined` where nothing looks wrong. */
export function probableAddress(email: string): string | undefined {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf("@");
  const domain = intended.get(trimmed.slice(at + 1).toLowerCase());
  return at > 0 && domain ? `${trimmed.slice(0, at)}@${domain}` : undefined;
}
