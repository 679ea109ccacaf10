import { longestLanguage } from './longestLanguage.ts'

export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Shown there too, besides English. */
  readonly further?: { readonly locale: 'ar' | typeof longestLanguage; readonly theme: 'dark' | 'light' }
}

/** Screens by kind of device. Screens of one kind show the same visit, one after the other. */
export const screens = {
  desktop: [{ name: 'desktop-1280', width: 1280, height: 800 }],
  phone: [
    { name: 'phone-390', width: 390, height: 844, further: { locale: 'ar', theme: 'light' } },
    // 1280 px at 400 % zoom, and the narrowest phones.
    { name: 'phone-320', width: 320, height: 640, further: { locale: longestLanguage, theme: 'dark' } },
  ],
} as const satisfies Readonly<Record<string, readonly [Screen, ...Screen[]]>>

export function screensOf(device: string): readonly Screen[] {
  const found = Object.entries(screens).find(([name]) => name === device)
  if (!found) throw new Error(`No screens of ${device}`)
  return found[1]
}
