import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { noticePages } from "./model/pages/notices.ts";

export default [
  index("routes/landing.tsx"),
  layout("routes/frame.tsx", [
    ...noticePages.map(({ path }) => route(path, "routes/notice.tsx", { id: path })),
    route("documentation", "routes/documentation.tsx"),
    route("documentation/:chapter", "routes/documentation.tsx", { id: "chapter" }),
    route("guides", "routes/guide.tsx"),
    route("guides/:guide", "routes/guide.tsx", { id: "named-guide" }),
    route("layouts", "routes/layouts.tsx"),
    route("layouts/:category", "routes/category.tsx"),
    route("layouts/:code/:name", "routes/layout.tsx"),
    route("offline", "routes/offline.tsx"),
    route("packages", "routes/packages.tsx"),
    route("pictures", "routes/pictures.tsx"),
    route("projects", "routes/projects.tsx"),
    route("projects/:name", "routes/project.tsx"),
    route("search", "routes/search.tsx"),
    route("stylesheet", "routes/stylesheet.tsx"),
    route("stylesheet/:part", "routes/part.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
