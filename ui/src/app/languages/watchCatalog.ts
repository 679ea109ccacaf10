import { createMessageCatalog, type MessageCatalog } from '../../foundation/messages/createMessageCatalog.ts'
import { logFailure } from '../../kit/instance/logFailure.ts'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { type LanguageLoaders, languages } from './languages.ts'

/** The modal's messages in the kit's language. */
export interface WatchedCatalog {
  /** English until the language is loaded, and when that fails. */
  get(): MessageCatalog
  /** Settles when the present language is loaded or has failed to load. */
  readonly ready: Promise<void>
  stop(): void
}

/**
 * Loads the messages of the kit's language, now and when it changes. What fails to load leaves the present messages,
 * with one warning, until the modal is opened again.
 */
export function watchCatalog(
  kit: ReactAppKit,
  onChange: () => void,
  loaders: LanguageLoaders = languages,
): WatchedCatalog {
  let catalog = createMessageCatalog()
  let wanted = catalog.locale
  let hasWarned = false

  async function load(): Promise<void> {
    const { locale } = kit.stores.language.getState()
    if (locale === wanted) return
    wanted = locale
    try {
      const language = (await loaders[locale]?.())?.language
      if (wanted !== locale) return
      catalog = createMessageCatalog(language ? locale : 'en', language)
      onChange()
    } catch (error) {
      if (wanted === locale) wanted = catalog.locale
      if (!hasWarned) void logFailure(`The messages in "${locale}"`, error)
      hasWarned = true
    }
  }

  const { language, modal } = kit.stores
  const stops = [
    language.subscribe(load),
    modal.subscribe((next, previous) => {
      if (next.open && !previous.open) void load()
    }),
  ]
  return {
    get: () => catalog,
    ready: load(),
    stop() {
      for (const stop of stops) stop()
    },
  }
}
