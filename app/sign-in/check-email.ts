/** As the backend takes it: something before and after one @, a dot in what follows. */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export function checkEmail(email: string): "missing" | "invalid" | undefined {
  const trimmed = email.trim();
  if (trimmed === "") return "missing";
  return shape.test(trimmed) && trimmed.length <= 254 ? undefined : "invalid";
}
