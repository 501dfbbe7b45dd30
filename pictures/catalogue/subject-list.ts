import type { Subject } from "../metadata/subject.ts";
import { subjects } from "../metadata/subjects.ts";

export type Group = keyof typeof subjects;
export type PictureId = { [Name in Group]: keyof (typeof subjects)[Name] }[Group];

/** Every picture with its trade, in the library's order. */
export const subjectList = (Object.keys(subjects) as Group[]).flatMap((trade) => {
  const group: Record<string, Subject> = subjects[trade];
  return Object.entries(group).map(([id, subject]) => ({
    ...subject,
    id: id as PictureId,
    trade,
  }));
});
