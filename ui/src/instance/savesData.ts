/** Whether the visitor asked sites to spare their data allowance (Save-Data). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
