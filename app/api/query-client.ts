import { QueryClient } from "@tanstack/react-query";

const fiveMinutes = 5 * 60 * 1000;

/**
 * Lives as long as the document. Data of the last five minutes are not fetched again
 * (specification, §9). Pass it to `useQuery`, so that pages without data do not load the library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: fiveMinutes,
      retry: 1,
      // Fetch even where the browser thinks it is offline: it may be wrong, and fails at once if
      // not.
      networkMode: "always",
    },
  },
});
