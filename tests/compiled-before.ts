/** For a process that gets an environment of its own: where Node keeps what it has compiled. */
export function compiledBefore(): Record<string, string> {
  const { NODE_COMPILE_CACHE: folder } = process.env;
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}
