import { useNavigation } from "react-router";
import { Spinner } from "../ui/spinner.tsx";

/** While the next page loads, the one on screen stays and a spinner says so. */
export function PendingPage() {
  const navigation = useNavigation();
  if (navigation.state === "idle") return null;
  return (
    <div className="pending-page">
      <Spinner />
    </div>
  );
}
