/** Whether it looks like an e-mail address. The service decides; this catches slips. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()",;:\\]{1,64}@[^\s@<>()",;:\\.]+(?:\.[^\s@<>()",;:\\.]+)+$/.test(text.trim())
}
