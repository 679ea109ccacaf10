import type { AppKit } from '@wallet-kit/sdk'
import {
  getQueryClient,
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  QueryObserver,
  type QueryObserverOptions,
} from '@wallet-kit/sdk/query'

/** State of a read. */
export interface ReadState<Data> {
  /** `undefined` until it is known. */
  readonly data: Data | undefined
  /** Error of the last read; the last data stays. */
  readonly error: unknown
}

/** State of a paged list. */
export interface PagesState<Item> {
  /** Of the pages that are loaded; `undefined` until the first one is. */
  readonly items: readonly Item[] | undefined
  /** Error of the last read; the pages before stay. */
  readonly error: unknown
  readonly hasNextPage: boolean
  /** Loads the next page. Never rejects. */
  readonly fetchNextPage: () => Promise<void>
}

interface Page<Item> {
  readonly items: readonly Item[]
}

/** Watches a read in the kit's query cache. Returns a function that stops it. */
export function watchRead<Data>(
  kit: AppKit,
  options: QueryObserverOptions<Data>,
  onChange: (state: ReadState<Data>) => void,
): () => void {
  const observer = new QueryObserver<Data>(getQueryClient(kit), options)
  const update = () => {
    const { data, error } = observer.getCurrentResult()
    onChange({ data, error: error ?? undefined })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}

/** Watches a list with pages in the kit's query cache. Returns a function that stops it. */
export function watchPages<Item>(
  kit: AppKit,
  options: InfiniteQueryObserverOptions<
    Page<Item>,
    Error,
    InfiniteData<Page<Item>>,
    readonly unknown[],
    string | undefined
  >,
  onChange: (state: PagesState<Item>) => void,
): () => void {
  const observer = new InfiniteQueryObserver(getQueryClient(kit), options)
  const update = () => {
    const { data, error, hasNextPage } = observer.getCurrentResult()
    onChange({
      items: data?.pages.flatMap(({ items }) => items),
      error: error ?? undefined,
      hasNextPage,
      fetchNextPage: async () => void (await observer.fetchNextPage()),
    })
  }
  const stop = observer.subscribe(update)
  update()
  return stop
}
