import { expect, test } from "vitest";
import { conversationInSpanish, inSpanish, languageOf } from "./in-spanish.ts";

const QUESTIONS = {
  ca: [
    "Quant costa el pla Agència?",
    "Hi ha una prova gratuïta?",
    "Com puc canviar la contrasenya?",
    "Vull parlar amb una persona",
    "Quant val el meu pis?",
    "Quina quota em queda amb una hipoteca de 150.000 a 30 anys?",
    "Quins impostos es paguen per comprar un pis?",
    "Com dono de baixa el compte?",
    "Teniu API?",
    "Com importo els meus immobles?",
    "Quins documents calen per vendre una casa?",
    "Com escric un anunci?",
    "On és la factura?",
    "Guardeu les meves dades?",
    "Vull una demostració",
  ],
  gl: [
    "Canto custa o plan Axencia?",
    "Hai unha proba de balde?",
    "Como podo cambiar o contrasinal?",
    "Quero falar cunha persoa",
    "Canto vale a miña casa?",
    "Que impostos se pagan por mercar un piso?",
    "Como cancelo a miña conta?",
    "Tedes API?",
    "Como importo os meus inmobles?",
    "Que documentos fan falta para vender unha vivenda?",
    "Como escribo un anuncio?",
    "Onde está a factura?",
    "Gardades os meus datos?",
    "Quero unha demostración",
    "Que cota me queda cunha hipoteca de 150.000 a 30 anos?",
  ],
  eu: [
    "Zenbat balio du nire etxeak?",
    "Zenbat kostatzen da Agentzia planak?",
    "Badago doako probarik?",
    "Nola alda dezaket pasahitza?",
    "Pertsona batekin hitz egin nahi dut",
    "Zein zerga ordaindu behar dira etxe bat erosteko?",
    "Nola ezabatu nire kontua?",
    "Ba al duzue APIrik?",
    "Nola inportatu nire etxeak?",
    "Zer dokumentu behar dira etxe bat saltzeko?",
    "Nola idatzi iragarki bat?",
    "Non dago faktura?",
    "Nire datuak gordetzen dituzue?",
    "Demo bat nahi dut",
    "Hipoteka bat kalkulatu nahi dut",
  ],
  pt: [
    "Quanto custa o plano Agência?",
    "Há um período de teste grátis?",
    "Como posso mudar a senha?",
    "Quero falar com uma pessoa",
    "Quanto vale a minha casa?",
    "Que impostos se pagam na compra de um imóvel?",
    "Como cancelo a minha conta?",
    "Vocês têm API?",
    "Como importo os meus imóveis?",
    "Que documentos são precisos para vender uma casa?",
    "Como escrevo um anúncio?",
    "Onde está a fatura?",
    "Vocês guardam os meus dados?",
    "Quero uma demonstração",
    "Qual é a prestação de uma hipoteca de 150.000 a 30 anos?",
  ],
  en: [
    "How much does the Agency plan cost?",
    "Is there a free trial?",
    "How can I change my password?",
    "I want to talk to a person",
    "How much is my house worth?",
    "What taxes do I pay when buying a flat?",
    "How do I cancel my account?",
    "Do you have an API?",
    "How do I import my properties?",
    "What documents do I need to sell a house?",
    "How do I write a listing?",
    "Where is my invoice?",
    "Do you store my data?",
    "I would like a demo",
    "What is the monthly payment for a mortgage of 150000 over 30 years?",
  ],
  fr: [
    "Combien coûte le forfait Agence ?",
    "Y a-t-il un essai gratuit ?",
    "Comment changer mon mot de passe ?",
    "Je veux parler à une personne",
    "Combien vaut ma maison ?",
    "Quels impôts paie-t-on pour acheter un appartement ?",
    "Comment résilier mon compte ?",
    "Avez-vous une API ?",
    "Comment importer mes biens ?",
    "Quels documents faut-il pour vendre une maison ?",
    "Comment écrire une annonce ?",
    "Où est ma facture ?",
    "Conservez-vous mes données ?",
    "Je voudrais une démonstration",
    "Quelle est la mensualité d'un prêt de 150000 sur 30 ans ?",
  ],
} as const;

const ALL = Object.entries(QUESTIONS).flatMap(([language, questions]) =>
  questions.map((question) => [language, question] as const),
);

test("there are fifteen questions of each language", () => {
  expect(Object.values(QUESTIONS).map(({ length }) => length)).toEqual([15, 15, 15, 15, 15, 15]);
});

test("nearly every question is known for its language", () => {
  const known = ALL.filter(([language, question]) => languageOf(question) === language);
  expect(known.length / ALL.length).toBeGreaterThanOrEqual(0.96);
});

test.each([
  ["Quant costa el pla Agència?", "cuánto cuesta plan agencia"],
  ["Canto vale a miña casa?", "cuánto vale mi casa"],
  ["Nire datuak gordetzen dituzue?", "mi datos guardar"],
  ["Quanto custa o plano Agência?", "cuánto cuesta plan agencia"],
  ["How can I change my password?", "cómo cambiar mi contraseña"],
  ["Zein kuota da 180.000 euro 25 urte % 3?", "qué cuota 180.000 euro 25 años 3 %"],
  ["Posso experimentar a ferramenta sem cartão?", "puedo prueba herramienta sin tarjeta"],
  ["How much is the cheapest plan per month?", "cuánto más barato plan mes"],
  ["Où est ma facture ?", "dónde mi factura"],
  ["How much is the monthly payment for a mortgage of 150,000?", "cuánto cuota hipoteca 150,000"],
])("«%s» stands for «%s»", (question, spanish) => expect(inSpanish(question)?.question).toBe(spanish));

test("the line is in the language of the question", () => {
  expect(inSpanish("Is there a free trial?")?.line).toMatch(/answer is in Spanish/);
  expect(inSpanish("Hi ha una prova gratuïta?")?.line).toMatch(/castellà/);
});

test.each([
  "¿cuánto cuesta el plan Agencia?",
  "cuanto vale mi casa",
  "hola",
  "piso en Gràcia de 2 habitaciones",
  "quiero hablar con una persona",
  "necesito los contactos de otra oficina",
  "home staging para mi piso",
  "el portal me da error al importar",
  "¿qué es la plusvalía?",
  "Vila-real, piso 90 m2",
])("Spanish stays as it is: «%s»", (question) => expect(inSpanish(question)).toBeNull());

test("a text of which too little is known stays as it is", () => {
  expect(inSpanish("asdf qwer zxcv")).toBeNull();
  expect(inSpanish("")).toBeNull();
});

test("a conversation goes on in its language with a few words, and may come back to Spanish", () => {
  const user = (content: string) => ({ role: "user", content });
  const asked = [user("What's the monthly payment for 150000 at 3% over 30 years?"), user("and over 20?")];
  expect(conversationInSpanish(asked)?.messages.map(({ content }) => content)).toEqual([
    expect.stringContaining("cuota"),
    "y a 20",
  ]);
  expect(conversationInSpanish([...asked, user("¿y en 25 años?")])).toBeNull();
});

test.each([
  "1e309",
  "2e5",
  "1e10 €",
  "on_es@casa.com",
  "www.immobiliaria.cat/pisos",
  "piso de 90m2 y 3e2",
  "escríbeme a com.puc@pis.cat",
])("figures and addresses are of no language: «%s»", (message) => expect(languageOf(message)).toBeNull());

test.each([
  ["Em poden apujar el lloguer?", /subir alquiler/],
  ["Quants mesos de garantia em poden demanar?", /garantía.* pedir/],
  ["On es diposita la fiança?", /depositar.*fianza/],
  ["Can the landlord ask for more guarantees?", /propietario pedir.* garantía/],
])("«%s» keeps its words of renting", (question, spanish) => expect(inSpanish(question)?.question).toMatch(spanish));
