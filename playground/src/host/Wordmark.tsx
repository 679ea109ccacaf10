export function Wordmark() {
  return (
    <a className="wordmark" href="/">
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <path className="stem" d="M16 29V14" />
        <path className="leaf-one" d="M16 18C8 18 6 13 6 7c7 0 10 4 10 11Z" />
        <path className="leaf-two" d="M16 14c0-6 4-10 11-10 0 6-4 10-11 10Z" />
      </svg>
      <span>
        Harrow &amp; Vetch
        <small>seed library</small>
      </span>
    </a>
  )
}
