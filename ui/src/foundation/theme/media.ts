/** Media queries for user preferences and devices, as style keys. */
export const media = {
  /** Room for a toast beside the card. */
  wide: '@media (min-width: 1000px)',
  phone: '@media (max-width: 480px)',
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
} as const
