export default {
  meta: {
    title: "References",
    description:
      "Our track record, anonymised: engagements described by sector, by the client’s position and by the work asked of us, never by name.",
  },
  title: "Our references, without the names",
  lede: "Confidentiality is part of the service, so our references carry no names. We describe an engagement by its sector, the client’s position and what we were asked to do, in terms from which no third party could identify it. A past transaction shows what we have worked on; it promises nothing about the outcome of the next.",
};
