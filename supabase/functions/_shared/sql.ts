/** Asks the database one statement, as its owner. Every engine speaks the same SQL. */
export type Sql = <Row extends object = Record<string, unknown>>(
  statement: string,
  parameters?: readonly (string | number | boolean | Uint8Array | null)[],
) => Promise<Row[]>;
