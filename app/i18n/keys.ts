/** The keys that `t` takes, derived from the words: see `builder/plugins/content-types.ts`. */
export type Namespace = keyof PageWords & string;

type Plural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** The path of every text: `footer.newsletter.title`; without `_one` or `_other` at its end. */
type TextPath<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Plural<Key>
    : Words[Key] extends readonly unknown[]
      ? never
      : `${Key}.${TextPath<Words[Key]>}`;
}[keyof Words & string];

/** The path of every list and of every group of texts. */
type GroupPath<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? never
    : Words[Key] extends readonly unknown[]
      ? Key
      : Key | `${Key}.${GroupPath<Words[Key]>}`;
}[keyof Words & string];

type At<Words, Path> = Path extends keyof Words
  ? Words[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Words
      ? At<Words[Key], Rest>
      : never
    : never;

/** The texts of `Own` by their paths; those of `All` also with their namespace: `contact:title`. */
type TextKey<Own extends Namespace, All extends Namespace> =
  | TextPath<PageWords[Own]>
  | { [Name in All]: `${Name}:${TextPath<PageWords[Name]>}` }[All];

type GroupKey<Own extends Namespace, All extends Namespace> =
  | GroupPath<PageWords[Own]>
  | { [Name in All]: `${Name}:${GroupPath<PageWords[Name]>}` }[All];

type Group<Own extends Namespace, Key> = Key extends `${infer Name extends Namespace}:${infer Path}`
  ? At<PageWords[Name], Path>
  : At<PageWords[Own], Key>;

/** The values for a text's placeholders; `count` chooses between singular and plural. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns a text with its values: of `Own` by its path, of `All` by namespace and path. */
export type Translate<Own extends Namespace = "layout", All extends Namespace = Own> = {
  (key: TextKey<Own, All>, values?: Values & { returnObjects?: never }): string;
  <Key extends GroupKey<Own, All>>(
    key: Key,
    values: Values & { returnObjects: true },
  ): Group<Own, Key>;
};
