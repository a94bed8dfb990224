// Sends those who have no session to the sign-in page, before any code of this page is loaded.
// use-signed-in.ts handles a session that ends later, and browsers that forbid storage.
try {
  if (localStorage.getItem("lpSession") === null) {
    // Without a referrer: fonts-ready.js would take it for a visitor who has loaded our
    // fonts.
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
