/** What browsers tell of the connection; most tell nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** The visitor asked the browser to save data. */
export const savesData = () => connection()?.saveData === true;

/** Whether bytes that nobody may need would get in the way. */
export const isCostly = () => savesData() || /2g/.test(connection()?.effectiveType ?? "");
