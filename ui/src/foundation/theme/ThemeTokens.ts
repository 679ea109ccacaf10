/** Colours of the modal by role. Components know these names only. */
export interface ThemeTokens {
  /** The card. */
  readonly background: string
  /** Rows and fields on the card. */
  readonly surface: string
  readonly surfaceHover: string
  readonly surfacePressed: string
  /** Hairlines that carry no meaning. */
  readonly border: string
  /** Edges that must be seen to understand a control: 3:1. */
  readonly borderStrong: string
  readonly text: string
  readonly textSecondary: string
  /** Fill of main buttons, and the text on it. */
  readonly accent: string
  readonly accentHover: string
  readonly onAccent: string
  /** A faint tint of the accent behind tags and icons. */
  readonly accentSurface: string
  /** The accent as text or icon on card and surface. */
  readonly accentText: string
  readonly focus: string
  readonly error: string
  readonly errorSurface: string
  readonly success: string
  readonly overlay: string
  readonly shadow: string
}
