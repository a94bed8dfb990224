/** What `t` may be asked for, from the words themselves: see `builder/plugins/content-types.ts`. */
export type Namespace = keyof PageWords & string;

type Plural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** The path of every text: `footer.newsletter.title`; of one that has a plural, without its end. */
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

/** Under their own path, and with the name of their namespace before it. */
type TextKey<Own extends Namespace, All extends Namespace> =
  | TextPath<PageWords[Own]>
  | { [Name in All]: `${Name}:${TextPath<PageWords[Name]>}` }[All];

type GroupKey<Own extends Namespace, All extends Namespace> =
  | GroupPath<PageWords[Own]>
  | { [Name in All]: `${Name}:${GroupPath<PageWords[Name]>}` }[All];

type Group<Own extends Namespace, Key> = Key extends `${infer Name extends Namespace}:${infer Path}`
  ? At<PageWords[Name], Path>
  : At<PageWords[Own], Key>;

/** What the gaps of a text are filled with; `count` chooses between one and several. */
export type Values = Readonly<Record<string, unknown>>;

/** Answers a text, its gaps filled. It knows the words of `Own`, and of `All` by their names. */
export type Translate<Own extends Namespace = "layout", All extends Namespace = Own> = {
  (key: TextKey<Own, All>, values?: Values & { returnObjects?: never }): string;
  <Key extends GroupKey<Own, All>>(
    key: Key,
    values: Values & { returnObjects: true },
  ): Group<Own, Key>;
};
