import type { RecordEntry } from '../foundation/logs/LogEntry.ts'
import { log, logWarning } from '../foundation/logs/log.ts'
import { createToasts, type Toasts } from '../foundation/notices/createToasts.ts'
import { loadDeveloperUse } from '../foundation/options/loadDeveloperUse.ts'
import { isDeveloperPage } from '../foundation/platform/isDeveloperPage.ts'
import { wait } from '../foundation/platform/wait.ts'
import { followImages } from './followImages.ts'
import type { KitContext } from './KitContext.ts'
import { watchPageTheme } from './watchPageTheme.ts'

/** Pause before code that visitors do not wait for, in ms: the engine is fetched just before the modal opens. */
const reportDelay = 1_000

interface Foundation {
  readonly log: RecordEntry
  readonly toasts: Toasts
}

/** Follows options and the page's theme. */
export function startFoundation(context: KitContext): Foundation {
  if (isDeveloperPage()) void reportOptions(context)
  followImages(context)
  watchPageTheme(context)
  return {
    log: (level, message, details) => log(context, level, message, details),
    toasts: createToasts(context.stores.notices, context.lifetime),
  }
}

/** Never rejects. Not of the engine's own code: it is for developers, and large. */
async function reportOptions(context: KitContext): Promise<void> {
  try {
    await wait(reportDelay, context.lifetime)
    const code = await loadDeveloperUse()
    code.reportOptions(context)
  } catch (error) {
    if (!context.lifetime.aborted)
      logWarning(context, 'The code that checks options could not be loaded.', error)
  }
}
