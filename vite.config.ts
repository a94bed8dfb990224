import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { localeTypes } from "./scripts/vite/locale-types.ts";
import { mountBackend } from "./scripts/vite/mount-backend.ts";

export default defineConfig({
  plugins: [localeTypes(), mountBackend(), tailwindcss(), reactRouter()],
  build: {
    // The finishing step reads it to preload each page's words.
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
  },
});
