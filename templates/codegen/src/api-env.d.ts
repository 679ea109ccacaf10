interface ImportMetaEnv {
  /** Address of the guestbook's API. */
  readonly VITE_API: string
}
