import type { Plugin } from "vite";

const address = /^\/gallery\/mail\/([a-z-]+)\.(en|fr)\.(html|txt)$/;
const types = { html: "text/html", txt: "text/plain" };
const folder = "/supabase/functions/_shared/mail";

/** Shows a sample of every mail in the gallery, drawn anew at each request. */
export function mailPreview(): Plugin {
  return {
    name: "mail-preview",
    configureServer(server) {
      async function previewOf(url: string) {
        const [, template = "", language, form] = address.exec(url) ?? [];
        if (!form) return undefined;
        // Through Vite, so that a changed template shows without a restart.
        const { samplesIn } = await server.ssrLoadModule(`${folder}/samples.ts`);
        const { renderMail } = await server.ssrLoadModule(`${folder}/render-mail.ts`);
        const sample = samplesIn(language)[template];
        if (!sample) return undefined;
        const { html, text } = await renderMail(sample, language);
        return { type: types[form as "html" | "txt"], body: form === "html" ? html : text };
      }
      server.middlewares.use((request, response, next) => {
        previewOf(request.url ?? "").then((preview) => {
          if (!preview) return next();
          response.setHeader("content-type", `${preview.type}; charset=utf-8`);
          response.end(preview.body);
        }, next);
      });
    },
  };
}
