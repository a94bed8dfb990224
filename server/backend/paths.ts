/** Apart, so that who passes requests on loads nothing of what answers them. */
const backendPaths =
  /^\/(rest|functions|auth|storage|realtime|graphql|pg|_system|healthz|readyz|letters\/pictures|publications\/files)(?=[/?#]|$)/;

export function isForBackend(url = "/"): boolean {
  return backendPaths.test(url);
}
