// Whoever has no session here goes to sign in before any code of the space is asked for. A session that
// ends later, and a browser that forbids storage, are for use-signed-in.ts.
try {
  if (localStorage.getItem("lpSession") === null) {
    // Who comes to the sign-in page from one of ours is taken for somebody who has the faces.
    if (!document.referrer.startsWith(`${location.origin}/`)) {
      const policy = document.createElement("meta");
      policy.name = "referrer";
      policy.content = "no-referrer";
      document.head.append(policy);
    }
    const { pathname, search } = location;
    const french = /^\/fr(?=\/|$)/.exec(pathname)?.[0] ?? "";
    location.replace(`${french}/login?${new URLSearchParams({ next: pathname + search })}`);
  }
} catch {}
