import { QueryClient } from "@tanstack/react-query";

const fiveMinutes = 5 * 60 * 1000;

/**
 * As long as the document lives: who comes back within five minutes asks for nothing
 * (specification, §9). Pass it to `useQuery`, so that pages without data load none of it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: fiveMinutes,
      retry: 1,
      // As at home: a browser that thinks it is offline is asked all the same, and says so at once.
      networkMode: "always",
    },
  },
});
