import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("*", "any-address.tsx")] satisfies RouteConfig;
