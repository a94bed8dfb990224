export default {
  meta: {
    title: "Investment advisory",
    description:
      "Allocation, selection and monitoring for families, foundations and institutions. We advise, the client decides, and assets stay with the custodian.",
  },
  title: "Investment advice, from allocation to oversight",
  lede: "Families, foundations and institutions come to us with capital that has a purpose and a horizon. We help them to set the allocation, choose managers and vehicles, and check at regular intervals that each holding still does what it was chosen for. We advise; the client decides. Assets stay with the client’s own custodian, and any interest of ours in a vehicle is disclosed in writing before it is discussed.",
};
