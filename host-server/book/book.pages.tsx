import * as v from 'valibot'
import { Alias } from '#contract/values'
import { BookPage } from '../../templates/book.tsx'
import { fullName } from '../advisors/advisors.repository.ts'
import { NotFound } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { page, show, siteFor } from '../core/page.ts'
import { find } from './book.repository.ts'

async function getBook(call: Call) {
  const { ctx, db, tenant, services } = call
  const { alias } = ctx.params
  const isOn = tenant.modules.has('online-appointments') && v.is(Alias, alias)
  const advisor = isOn ? await find(db, alias) : undefined
  if (!advisor) throw new NotFound()
  const { position, branch, photo, phone_number: phone, email_address: email } = advisor
  const url = `${baseUrl(services.config, tenant)}/book/${alias}`
  const who = { alias, name: fullName(advisor), position, branch, photo: photo && `/media/${photo}`, phone, email }
  show(ctx, <BookPage site={siteFor(call)} {...who} url={url} />)
  ctx.remove('X-Robots-Tag')
}

export const bookPages = [page('GET', '/book/:alias', getBook)]
