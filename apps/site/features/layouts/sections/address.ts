import { viewFolder } from "@daylit/layouts/render/assets.ts";

/** The file with a layout's sections, each as a source for all forms. */
const sectionsFile = (id: string) => `${id}-sections.json`;

export const sectionsAddress = (id: string) => `/${viewFolder}/${sectionsFile(id)}`;
