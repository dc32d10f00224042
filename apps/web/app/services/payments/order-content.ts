/** What a line of an order gives once it is paid, frozen as it was when the order was placed. */
type Delivery =
  | { kind: 'mentoring'; mentorId: string; hours: number }
  | { kind: 'ats'; usesGranted: number }
  | { kind: 'cvReview'; turnaroundDays: number }
  /** A paid session moves to a mentor who costs more. */
  | { kind: 'mentorChange'; sessionId: string; mentorId: string };

/** One line of a price; all lines together are the total. */
export interface PriceLine {
  kind: 'mentoring' | 'mentorChange' | 'ats' | 'cvReview' | 'atsBundle' | 'bundleDiscount' | 'voucher';
  /** The mentor's, package's or voucher's id. */
  id: string;
  name: string;
  /** Rupiah for one: an hour, a package. */
  unitPrice: number;
  /** Hours for a mentor, else 1. */
  quantity: number;
  /** Rupiah; what lowers the price is negative. */
  amount: number;
  delivers?: Delivery;
}

/** A job that the customer gave along, frozen as it was when the order was placed. */
export interface OrderedJob {
  /** The application of their board that it was taken from. */
  id: string;
  title: string;
  company: string;
  /** The ad's text; empty where only the title is known. */
  ad: string;
}

/** What the customer wrote with an order. */
export interface OrderDetails {
  notes?: string;
  /** Where a review is sent. */
  reviewEmail?: string;
  targetRole?: string;
  /** The CV that goes with it. */
  cvId?: string;
  /** The job that it is about. */
  job?: OrderedJob;
  /** When a session was to begin (ISO 8601, UTC), and in which zone the customer chose it (IANA). */
  startAt?: string;
  timeZone?: string;
}
