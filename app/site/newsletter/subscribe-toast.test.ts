import { expect, test } from "vitest";
import { loadWords, translatorFor } from "#app/i18n/translator.ts";
import { subscribeToast } from "./subscribe-toast.ts";

await Promise.all([loadWords("en", ["layout"]), loadWords("fr", ["layout"])]);
const english = translatorFor("en").t;

/** The error catalogue of the specification, §8. */
test.each([
  ["subscribed", "Subscription successful", "Thank you for subscribing to our newsletter!"],
  ["duplicate", "Already subscribed", "This email is already subscribed to our newsletter."],
  ["failed", "Subscription failed", "An error occurred while subscribing. Please try again."],
  ["late", "Subscription failed", "An error occurred while subscribing. Please try again."],
  ["unavailable", "Subscription failed", "An error occurred while subscribing. Please try again."],
  ["offline", "Subscription failed", "An error occurred while subscribing. Please try again."],
] as const)("%s is said in the specified words", (kind, title, description) => {
  const toast = subscribeToast(kind, english);
  expect(toast.title).toBe(title);
  expect(toast.description?.startsWith(description)).toBe(true);
});

test("only a success is not alarming", () => {
  const kinds = ["subscribed", "duplicate", "invalid", "limited", "late"] as const;
  const alarming = kinds.filter((kind) => subscribeToast(kind, english).variant === "destructive");
  expect(alarming).toEqual(["duplicate", "invalid", "limited", "late"]);
});

test("too many tries, an incomplete address and no connection each say what to do", () => {
  const said = (["limited", "invalid", "offline", "failed"] as const).map(
    (kind) => subscribeToast(kind, english).description,
  );
  expect(new Set(said).size).toBe(4);
});

test("a duplicate is said in French words of its own", () => {
  expect(subscribeToast("duplicate", translatorFor("fr").t)).toEqual({
    title: "Adresse déjà inscrite",
    description:
      "Cette adresse est déjà inscrite à notre lettre d’information. Si vous ne l’avez pas encore confirmée, suivez le lien de notre message. Passé dix minutes, inscrivez-vous de nouveau pour en recevoir un autre.",
    variant: "destructive",
  });
});
