import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TestSide, testVerdict } from "./ab-test.ts";
import { readBounce } from "./bounce.ts";
import { brakeOf } from "./brake.ts";
import { mayGoNow, WARM_UP_DAYS, warmUpLimit } from "./warm-up.ts";

describe("the test of two subjects", () => {
  test("is the one that is worked out by hand", () => {
    // 50 of 1,000 against 80 of 1,000: share 0.065, error √(0.065 · 0.935 · 0.002) = 0.011025, z = 0.03 ÷ 0.011025 = 2.7211, p = 0.00651.
    const verdict = testVerdict({ sent: 1000, clicked: 50 }, { sent: 1000, clicked: 80 });
    expect(verdict).toMatchObject({ winner: "segundo", isApart: true });
    expect(verdict.pValue).toBeCloseTo(0.00651, 4);
    // 50 of 1,000 against 60 of 1,000: share 0.055, error √(0.055 · 0.945 · 0.002) = 0.010196, z = 0.98078, p = 0.3267.
    const alike = testVerdict({ sent: 1000, clicked: 50 }, { sent: 1000, clicked: 60 });
    expect(alike).toMatchObject({ winner: "primero", isApart: false });
    expect(alike.pValue).toBeCloseTo(0.3267, 4);
  });

  test("says nothing with too few people, and nothing of nobody", () => {
    expect(testVerdict({ sent: 20, clicked: 0 }, { sent: 20, clicked: 5 })).toMatchObject({
      isApart: false,
      pValue: null,
    });
    expect(testVerdict({ sent: 0, clicked: 0 }, { sent: 0, clicked: 0 })).toMatchObject({
      winner: "primero",
      pValue: null,
    });
  });

  const side = fc
    .integer({ min: 0, max: 5000 })
    .chain((sent) => fc.record({ sent: fc.constant(sent), clicked: fc.integer({ min: 0, max: sent }) }));
  const rate = ({ sent, clicked }: TestSide) => clicked / sent;

  test("is a probability, the same whichever side stands first, and names a winner that opened more", () => {
    fc.assert(
      fc.property(side, side, (a, b) => {
        const [verdict, turned] = [testVerdict(a, b), testVerdict(b, a)];
        expect(turned.pValue).toBe(verdict.pValue);
        expect(verdict.pValue ?? 1).toBeGreaterThanOrEqual(0);
        expect(verdict.pValue ?? 1).toBeLessThanOrEqual(1);
        expect(verdict.isApart).toBe(verdict.pValue !== null && verdict.pValue < 0.05);
        expect(verdict.winner).toBe(verdict.isApart && rate(b) > rate(a) ? "segundo" : "primero");
      }),
    );
  });

  test("calls about one pair in twenty different where both are alike", () => {
    let state = 7;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const drawn = () => ({ sent: 600, clicked: Array.from({ length: 600 }, random).filter((one) => one < 0.1).length });
    const apart = Array.from({ length: 2000 }, () => testVerdict(drawn(), drawn()).isApart).filter(Boolean).length;
    expect(apart / 2000).toBeGreaterThan(0.03);
    expect(apart / 2000).toBeLessThan(0.07);
  });
});

test("only a refusal that is about the address speaks against the address", () => {
  expect(readBounce(550, "550 5.1.1 <a@b.es>: Recipient address rejected: User unknown")).toEqual({
    isFinal: true,
    isAboutAddress: true,
  });
  expect(readBounce(550, "550 No such user here")).toEqual({ isFinal: true, isAboutAddress: true });
  expect(readBounce(554, "554 5.7.1 Message rejected as spam")).toEqual({ isFinal: true, isAboutAddress: false });
  expect(readBounce(553, "553 5.1.8 Sender address rejected: Domain not found")).toEqual({
    isFinal: true,
    isAboutAddress: false,
  });
  expect(readBounce(552, "552 5.2.2 Mailbox full")).toEqual({ isFinal: true, isAboutAddress: false });
  expect(readBounce(450, "450 4.2.0 Greylisted, see 10.5.1.1")).toEqual({ isFinal: false, isAboutAddress: false });
  expect(readBounce(0, "smtp; 550 5.1.1 unknown")).toEqual({ isFinal: true, isAboutAddress: true });
});

test("a campaign stops at three complaints in a thousand or five bounces in a hundred, not before 200 mails", () => {
  expect(brakeOf({ mails: 199, bounced: 199, complained: 5 })).toBeNull();
  expect(brakeOf({ mails: 1000, bounced: 49, complained: 2 })).toBeNull();
  expect(brakeOf({ mails: 1000, bounced: 50, complained: 0 })).toBe("rebotes");
  expect(brakeOf({ mails: 1000, bounced: 0, complained: 3 })).toBe("quejas");
});

test("an hour's mails are spread over its minutes, and a cold sender begins with few", () => {
  const at = new Date("2026-11-27T10:14:30Z");
  const pace = { perHour: 600, warmsUpFrom: null, sentThisHour: 0, sentLastDay: 0 };
  expect(mayGoNow(pace, at)).toEqual({ mails: 150, moreAt: new Date("2026-11-27T10:15:00Z") });
  expect(mayGoNow({ ...pace, sentThisHour: 150 }, at).mails).toBe(0);
  expect(mayGoNow({ ...pace, warmsUpFrom: "2026-11-27", sentLastDay: 20 }, at).mails).toBe(30);
  expect(mayGoNow({ ...pace, warmsUpFrom: "2026-11-27", sentLastDay: 50 }, at)).toEqual({
    mails: 0,
    moreAt: new Date("2026-11-27T11:00:00Z"),
  });
  expect(warmUpLimit("2026-11-27", new Date("2026-11-29T00:00:00Z"))).toBe(WARM_UP_DAYS[2]);
  expect(warmUpLimit("2026-11-01", at)).toBeNull();
});

test("a sender made after midnight in Madrid begins at once, though the day before still runs in UTC", () => {
  const made = new Date("2026-11-27T23:08:00Z");
  expect(warmUpLimit("2026-11-28", made)).toBe(WARM_UP_DAYS[0]);
  expect(warmUpLimit("2026-11-28", new Date("2026-11-28T22:59:59Z"))).toBe(WARM_UP_DAYS[0]);
  expect(warmUpLimit("2026-11-28", new Date("2026-11-28T23:00:00Z"))).toBe(WARM_UP_DAYS[1]);
  expect(warmUpLimit("2026-11-29", made)).toBe(WARM_UP_DAYS[0]);
});
