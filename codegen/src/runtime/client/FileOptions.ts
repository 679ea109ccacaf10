import type { Bytes } from '../Bytes.ts'
import type { RequestOptions } from './RequestOptions.ts'

/** What a call that answers with a file may set. */
export interface FileOptions<As extends 'blob' | 'stream'> extends RequestOptions {
  /**
   * `stream`: the bytes as they are received, of any length; the time limit then ends with the headers. By default the whole
   * file.
   */
  readonly parseAs?: As | undefined
}

/** A file as it was asked for. */
export type FileReply<Reply, As extends 'blob' | 'stream'> = As extends 'stream'
  ? ReadableStream<Bytes> | Extract<Reply, undefined>
  : Reply
