/** Refuses a text that is empty, at any depth, where it is written: while types are checked. */
type NoBlank<Facts> = Facts extends ""
  ? never
  : Facts extends object
    ? { readonly [Key in keyof Facts]: NoBlank<Facts[Key]> }
    : Facts;

/**
 * Facts that the law wants published. A missing one must stop the build, not be filled in by a
 * page: a field left out does not satisfy its type, and one left empty does not pass here.
 */
export function stated<const Facts>(facts: Facts & NoBlank<Facts>): Facts {
  return facts;
}
