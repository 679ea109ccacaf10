/** Media queries for user preferences and devices, as style keys. */
export const media = {
  phone: '@media (max-width: 480px)',
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
} as const
