import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { networkTag } from "./builder/finish/network-tag.ts";
import { contentTypes } from "./builder/plugins/content-types.ts";
import { mailPreview } from "./builder/plugins/mail-preview.ts";
import { mountBackend } from "./builder/plugins/mount-backend.ts";
import { networkTagFrame } from "./builder/plugins/network-tag-frame.ts";
import { pageContent } from "./builder/plugins/page-content.ts";
import { publications } from "./builder/plugins/publications.ts";
import { sharedCode } from "./builder/plugins/shared-code.ts";
import { version } from "./server/version.ts";

export default defineConfig({
  plugins: [
    contentTypes(),
    pageContent(),
    publications(),
    networkTagFrame(),
    mailPreview(),
    mountBackend(),
    reactRouter(),
  ],
  define: {
    "import.meta.env.VERSION": JSON.stringify(version),
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
    "import.meta.env.SUPABASE_URL": JSON.stringify(process.env.SUPABASE_URL ?? ""),
    "import.meta.env.SUPABASE_PUBLISHABLE_KEY": JSON.stringify(
      process.env.SUPABASE_PUBLISHABLE_KEY ?? "sb_publishable_embedded",
    ),
    "import.meta.env.NETWORK_TAG_ID": JSON.stringify(networkTag.id),
  },
  // A cold development server would find these one by one and reload the first page for each.
  optimizeDeps: {
    include: ["@tanstack/react-query", "valibot", "@supabase/auth-js", "web-vitals"],
  },
  server: { watch: { ignored: ["**/build/**", "**/test-results/**"] } },
  build: {
    // The finishing step reads it to preload each page's words.
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few shared files instead of dozens of small ones, which cost more than they save:
            // what the libraries bring changes rarely, what several pages share changes with us.
            codeSplitting: {
              groups: [
                // What only some pages need is none of it: it comes with them.
                {
                  name: "framework",
                  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                  minShareCount: 2,
                  priority: 5,
                },
                ...sharedCode,
              ],
            },
          },
        },
      },
    },
  },
});
