import { Disclosure } from "../disclosure.tsx";

/** Questions and answers in plain text, each opening where it stands. The same items make the page's `faqData`. */
export function QuestionList({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="border-t">
      {items.map(({ question, answer }, i) => (
        <Disclosure key={question} summary={<span className="text-base">{question}</span>} open={i === 0}>
          <p className="max-w-reading">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
