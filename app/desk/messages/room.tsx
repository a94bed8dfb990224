import { useSearchParams } from "#app/navigation/router.tsx";
import { MessageList } from "./list.tsx";
import { Opened } from "./opened.tsx";

const filters = ["state", "subject", "assignee", "q", "before"] as const;

/** The list of messages, or the one that the address names. The link back keeps the filters. */
export default function MessagesRoom() {
  const [parameters] = useSearchParams();
  const reference = parameters.get("message");
  if (!reference) return <MessageList />;
  const back = Object.fromEntries(
    filters.flatMap((key) => {
      const value = parameters.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  return <Opened key={reference} reference={reference} back={back} />;
}
