import { getWindow } from './getWindow.ts'

/** Saves a file by the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const page = getWindow()
  if (!page) return
  const url = URL.createObjectURL(content)
  const link = page.document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
