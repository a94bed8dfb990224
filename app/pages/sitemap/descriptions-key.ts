/** Where the build puts what each page says of itself, in the words of this one. */
export const descriptionsKey = "$descriptions";
