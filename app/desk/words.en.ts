import approvals from "./approvals/words.en.ts";
import editions from "./editions/words.en.ts";
import incidents from "./incidents/words.en.ts";
import list from "./kit/list-words.en.ts";
import refusals from "./kit/refusals.en.ts";
import sheet from "./kit/sheet-words.en.ts";
import ledger from "./ledger/words.en.ts";
import letters from "./letters/words.en.ts";
import mail from "./mail/words.en.ts";
import messages from "./messages/words.en.ts";
import pages from "./pages/words.en.ts";
import partners from "./partners/words.en.ts";
import persons from "./persons/words.en.ts";
import proofs from "./proofs/words.en.ts";
import publications from "./publications/words.en.ts";
import readers from "./readers/words.en.ts";
import readings from "./readings/words.en.ts";
import releases from "./releases/words.en.ts";
import retention from "./retention/words.en.ts";
import search from "./search/words.en.ts";
import staff from "./staff/words.en.ts";
import waiting from "./waiting/words.en.ts";
import writing from "./writing/words.en.ts";

export default {
  meta: {
    title: "The desk",
    description:
      "Where the firm’s own people work: messages, mails, persons, proofs and the ledger. Access is personal and asks for a passkey or a code.",
  },
  title: "The desk",
  mailBand: {
    said_one:
      "The mail server has not answered since {{since}}: {{number}} mail waits and will leave by itself.",
    said_other:
      "The mail server has not answered since {{since}}: {{number}} mails wait and will leave by themselves.",
    show: "See what waits",
  },
  loading: "One moment…",
  signedIn: "{{name}}, at the desk",
  rooms: "Rooms of the desk",
  menu: "Menu",
  /** After a number. */
  waits: "waiting",
  groups: {
    visitors: "Visitors",
    letters: "Letters",
    investors: "Investors",
    texts: "Texts",
    compliance: "Compliance",
    house: "House",
  },
  forbidden: "Your roles do not open this. Ask an administrator.",
  gone: "What this address names is not here, or no longer.",
  refused: "This was not done: it is not allowed, or no longer possible.",
  leave: "Leave it",
  proposed: "Proposed. It is done once another colleague has confirmed it, in Approvals.",
  emailMissing: "Enter an e-mail address",
  pair: "{{name}}: {{said}}",
  yes: "Yes",
  no: "No",
  handbook: "Handbook: {{name}}",
  help: "Rights and roles",
  version: "Version {{version}}",
  leftOut: {
    one: "The site could not draw “{{text}}”, so it does not show it: {{fault}}. Change it and publish it again, or tell whoever keeps the site.",
    all: "The site could not draw the newest texts and shows what it had before. It tries again every half minute; the host’s log says why.",
  },
  pager: { label: "Pages", newest: "Newest", older: "Older" },
  export: {
    sending: "Preparing…",
    done_one: "{{count}} row saved; the ledger has noted it.",
    done_other: "{{count}} rows saved; the ledger has noted it.",
    more: "There are more than fit in one file.",
    next: "Export the next file",
  },
  noRoom: {
    title: "There is no such room",
    text: "The address is mistaken, or your roles do not open it.",
  },
  threshold: {
    staff: {
      title: "This is the firm’s own desk",
      text: "You are signed in, but you have no place at the desk. An administrator can give you one.",
    },
    proof: {
      title: "One more step",
      text: "Use your passkey, or enter a code. The desk asks for it every twelve hours.",
    },
    enrolment: {
      title: "Protect your account",
      text: "Nobody comes to the desk with a password alone: add a passkey or an app.",
    },
  },
  list,
  refusals,
  sheet,
  waiting,
  writing,
  search,
  approvals,
  releases,
  letters,
  editions,
  pages,
  readers,
  ledger,
  partners,
  persons,
  messages,
  staff,
  mail,
  proofs,
  publications,
  retention,
  incidents,
  readings,
};
