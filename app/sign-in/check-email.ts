/** What the backend accepts: one @ with something before and after it, and a dot after it. */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export function checkEmail(email: string): "missing" | "invalid" | undefined {
  const trimmed = email.trim();
  if (trimmed === "") return "missing";
  return shape.test(trimmed) && trimmed.length <= 254 ? undefined : "invalid";
}
