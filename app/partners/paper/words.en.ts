export default {
  printed: "printed on {{day}}",
  overview: "Capital accounts",
  fund: "Capital account",
  call: "Capital call",
  statement: "Capital account statement",
  investor: "Investor",
  fundName: "Fund",
  commitment: "Commitment",
  day: "Drawn up at",
  valued: "Last value at",
  none: "no value yet",
  due: "Due on",
  print: {
    overview: "Print these accounts",
    fund: "Print this account",
    call: "Print this call",
  },
  noBank:
    "No bank details are printed: they could change, and the paper would not. Before paying, check the account in your investors’ space.",
};
