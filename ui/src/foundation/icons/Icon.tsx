export interface IconProps {
  /** Path data on a 24 by 24 grid, drawn as a line. */
  readonly path: string
  /** Width and height in the modal's pixels. Default: 20. */
  readonly pixels?: number
  /** Mirrored in right-to-left text: for arrows that mean a direction of reading. */
  readonly isDirectional?: boolean
}

/** A decorative line icon in the colour of the text beside it. */
export function Icon({ path, pixels = 20, isDirectional = false }: IconProps) {
  const side = `calc(${pixels} * var(--wk-px))`
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-directional={isDirectional || undefined}
      style={{ inlineSize: side, blockSize: side, flex: 'none' }}
    >
      <path d={path} />
    </svg>
  )
}
