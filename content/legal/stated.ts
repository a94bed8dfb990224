/** A type that refuses empty texts, at any depth, when types are checked. */
type NoBlank<Facts> = Facts extends ""
  ? never
  : Facts extends object
    ? { readonly [Key in keyof Facts]: NoBlank<Facts[Key]> }
    : Facts;

/**
 * Facts that the law requires to be published. A missing one must fail the build: a field that is
 * left out does not satisfy its type, an empty one is refused here.
 */
export function stated<const Facts>(facts: Facts & NoBlank<Facts>): Facts {
  return facts;
}
