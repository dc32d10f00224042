export type PageOf = 'anonymous' | 'seeker' | 'mentor' | 'reviewer' | 'admin';

/** What the measured person has, as it stands in addresses. */
export interface Places {
  email: string;
  cvId: string;
  checkId: string;
  order: string;
}

interface MeasuredPage {
  role: PageOf;
  name: string;
  path: string;
}

/** Every page that reads what grows. Those that are found by following links are found by `admin`. */
export async function pagesOf(
  { cvId, checkId, order }: Places,
  admin: (path: string) => Promise<Response>,
): Promise<MeasuredPage[]> {
  const of = (role: PageOf, ...paths: string[]) =>
    paths.map((path) => ({ role, name: path.replaceAll(/[a-z\d]{36}/g, '…'), path }));
  const deep = async (list: string, pages: number): Promise<MeasuredPage> => ({
    role: 'admin',
    name: `${list}, ${pages} pages on`,
    path: await follow(admin, list, pages),
  });
  return [
    ...of('anonymous', '/', '/login', '/app/mentoring', '/app/mentoring?q=data', '/app/mentor/rani'),
    ...of(
      'seeker',
      '/app/home',
      '/app/mentoring',
      '/app/cv/dashboard',
      '/app/cv/dashboard?tab=ats',
      `/app/cv/builder/${cvId}`,
    ),
    ...of(
      'seeker',
      `/app/cv/dashboard?tab=ats&check=${checkId}`,
      '/app/booking',
      `/app/booking/detail?id=${order}`,
      '/app/cv/review',
    ),
    ...of('seeker', '/app/profile', '/app/profile/security', '/app/profile/api-tokens'),
    ...of(
      'mentor',
      '/mentor',
      '/mentor/availability',
      '/mentor/earnings',
      '/mentor/reviews',
      '/mentor/profile',
    ),
    ...of('reviewer', '/reviewer'),
    ...of(
      'admin',
      '/admin',
      '/admin/tasks',
      '/admin/figures',
      '/admin/sessions',
      '/admin/payouts',
      '/admin/accounting',
      '/admin/system',
    ),
    ...of(
      'admin',
      '/admin/orders',
      '/admin/orders?filter=awaiting_payment',
      '/admin/orders?filter=refunded',
      '/admin/orders?filter=mentoring',
    ),
    ...of(
      'admin',
      '/admin/orders?q=dewi',
      '/admin/orders?q=dewi+kusuma',
      '/admin/orders?q=gmail.com',
      '/admin/orders?q=tari.1000',
      '/admin/orders?q=zzzzqq',
    ),
    ...of(
      'admin',
      '/admin/orders?q=dewi&filter=refunded',
      `/admin/orders?q=${order}`,
      `/admin/orders/${order}`,
    ),
    await deep('/admin/orders', 20),
    await deep('/admin/orders?q=dewi', 5),
    ...of(
      'admin',
      '/admin/users',
      '/admin/users?filter=reviewer',
      '/admin/users?q=dewi',
      '/admin/users?q=yahoo',
      '/admin/users?q=zzzzqq',
    ),
    await deep('/admin/users', 20),
    ...of('admin', '/admin/refunds', '/admin/refunds?filter=manual', '/admin/refunds?filter=done'),
    ...of(
      'admin',
      '/admin/reviews',
      '/admin/reviews?filter=open',
      '/admin/reviews?filter=late',
      '/admin/reviews?filter=done',
    ),
    ...of('admin', '/admin/mentors', '/admin/mentors?q=dewi', '/admin/mentors?filter=inactive'),
    ...of(
      'admin',
      '/admin/vouchers',
      '/admin/vouchers?q=kampus',
      '/admin/vouchers?filter=open',
      '/admin/vouchers?filter=closed',
    ),
    ...of(
      'admin',
      '/admin/feedback',
      '/admin/feedback?filter=atsc',
      '/admin/mails',
      '/admin/mails?q=dewi',
      '/admin/audit',
      '/admin/audit?q=vouchers',
    ),
    ...of('admin', '/admin/products', '/admin/events', '/admin/gateway-fees'),
  ];
}

/** Presses "Berikutnya" so many times. */
async function follow(
  get: (path: string) => Promise<Response>,
  list: string,
  pages: number,
): Promise<string> {
  let path = list;
  for (let page = 0; page < pages; page += 1) {
    const html = await (await get(path)).text();
    const next = /href="(?:\/admin\/\w+)?(\?[^"]*after=[^"]+)"/.exec(html)?.[1];
    if (!next) return path;
    path = list.replace(/\?.*/, '') + next.replaceAll('&amp;', '&');
  }
  return path;
}
