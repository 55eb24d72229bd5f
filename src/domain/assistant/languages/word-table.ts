/** Languages beside Spanish in which questions are understood, in the order of the table's columns. */
export const LANGUAGES = ["ca", "gl", "eu", "pt", "en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Spanish words, and in each language the words that stand for them: `word*` is how a word begins, `a_b` are words in a row. A word without Spanish
 * (`-`) is left out; it still tells the language.
 */
export const WORD_TABLE = `
cuánto | quant, quants, quanta, quin_preu, quin_és_el_preu, quantes | canto, cantos, canta, que_prezo, cantas | zenbat, zer_prezio, zenbatekoa | quanto, quantos, quanta, qual_é_o_preço, quantas | how_much, how_many, what_is_the_price, what's_the_price | combien, quel_est_le_prix
cómo | com, com_puc, com_es | como, como_podo, como_se | nola | como, como_posso, como_se | how, how_can, how_do, how_to | comment, comment_puis
dónde | on, on_és | onde | non | onde | where | où, ou_est
cuándo | quan | cando | noiz | quando | when | quand
qué | què, quin, quina, quins, quines | que, cal, cales | zer, zein, zeintzuk | que, o_que, qual, quais | what, which | que, quoi, quel, quelle, quels, quelles, qu'est
quién | qui | quen | nork, nor | quem | who | qui
puedo | puc, podria, podeu, podem | podo, podería, podemos | dezaket, ditzaket, dezakegu, ahal | posso, poderia, podemos | can_i, can_you, could | puis-je, puis, peux, peut-on, pouvez
tenéis | teniu, tens, té, hi_ha, hi | tedes, ten, hai | daukazue, duzue, badago, dago | vocês_têm, têm, tem, há, existe | do_you_have, is_there, are_there, have | avez, avez-vous, y_a-t-il, il_y_a
quiero | vull, voldria, necessito, volem | quero, quería, preciso, queremos | nahi, behar | quero, queria, gostaria, preciso | i_want, want, i_need, need, i_would_like, would_like, i'd_like | je_veux, veux, voudrais, je_voudrais, besoin
mi | meu, meva, meus, meves | meu, miña, meus, miñas | nire, neure | meu, minha, meus, minhas | my | mon, ma, mes
vale | val, valen, valor | vale, valor, valen | balio, balio_du | vale, valem, valor | worth, value | vaut, valeur
cuesta | costa, costen, cost | custa, custan, custo | kostatzen, kosta*, kostu | custa, custam, custo | cost, costs | coûte, coute, coûtent
precio | preu, preus, tarifa, tarifes | prezo, prezos, tarifa* | prezio*, tarifa* | preço*, preco*, tarifa* | price*, pricing, rates, fee, fees | prix, tarif, tarifs
gratis | gratis, gratuït*, de_franc | de_balde, gratuíto*, gratis | doan, doako* | grátis, gratuito*, de_graça | free, for_free | gratuit*, gratuitement
prueba | prova, proves, provar | proba*, probar | proba*, probatu | teste, experimentar, período_de_teste, experiment* | trial, try | essai, essayer
plan | pla, plans | plan, plans | plan, plana, planak, planik | plano, planos | plan, plans, subscription | forfait*, formule, abonnement, plan
agencia | agència, agències, immobiliària, immobiliàries | axencia*, inmobiliaria* | agentzia*, higiezin* | agência*, imobiliária*, imobiliaria* | agency, agencies, real_estate, broker* | agence*, immobilier, immobilière
agente | agent, agents | axente* | agente* | agente*, corretor* | agent, agents, realtor* | agent, agents
pagar | pagar, paguem, es_paga, paga, pago | pagar, págase, paga, pago | ordaindu, ordaintzen, ordaintzeko | pagar, paga-se, paga, pago | pay, paid, payment, payments | payer, paie, paye, paiement*
cancelar | cancel·l*, cancel*, donar_de_baixa, baixa | cancelar, dar_de_baixa, baixa | ezeztatu, bertan_behera, baja | cancelar, cancelo, cancel*, desistir | cancel*, unsubscribe, terminate | annuler, résilier, resilier, annul*
cambiar | canviar, canvio | cambiar, cambio, trocar | aldatu, alda, aldatzen | mudar, alterar, trocar, mudo, altero | change, switch | changer, modifier, change
cuenta | compte, comptes | conta, contas | kontu* | conta, contas | account, accounts | compte, comptes
contraseña | contrasenya, clau, contrasenyes | contrasinal, chave | pasahitz* | senha, palavra-passe, palavra_passe | password, passwords | mot_de_passe, mots_de_passe
olvidado | oblidat, oblidada, perdut | esquecín, esquecido, esquecinme, perdín | ahaztu, galdu | esqueci, esqueci-me, perdi, esquecido | forgot, forgotten, lost | oublié, oublie, perdu
recuperar | recuperar, recupero | recuperar, recupero | berreskura* | recuperar, recupero | recover, reset, restore | récupérer, recuperer, réinitialiser
crear | crear, creo, obrir, registrar-me, donar-me_d'alta | crear, abrir, rexistrarme | sortu, sortzen, erregistra* | criar, crio, abrir, registar, registar-me, cadastrar | create, open, register, sign_up | créer, creer, ouvrir, inscrire
borrar | esborrar, eliminar, esborro, esborreu, tanco | borrar, eliminar, borro, elimino, pecho | ezabatu, ezaba*, itxi, ixten | apagar, eliminar, excluir, apago, apagados, encerrar, encerro | delete, remove, erase, deleted, deleting, close, closing | supprimer, effacer, supprime, efface, supprimé, fermer, ferme
datos | dades | datos | datu* | dados | data, information | données, donnees
privacidad | privacitat, privades | privacidade | pribatutasun* | privacidade | privacy | confidentialité, vie_privée, confidentialite
guardar | desar, guardar, guardeu, deseu | gardar, gardades | gorde*, gordetzen | guardar, guardam, salvar | save, store, keep, stored | enregistrer, garder, conserver, conservez, stockez, stocker, gardez
contacto | contacte, contactar, contactes | contacto*, contactar | kontaktu*, harremanetan | contato*, contacto*, contactar, contatar | contact, contacts, reach | contact, contacter, contacts
teléfono | telèfon, telefon | teléfono, telefono | telefono* | telefone, telemóvel | phone, telephone | téléphone, telephone
correo | correu, correus | correo, correos | posta, emaila | e-mail, correio, email | email, mail, e-mail | courriel, mail, e-mail
persona | persona, algú, humà | persoa, alguén, humano | pertsona*, norbait* | pessoa, alguém, humano | person, someone, human, somebody | personne, quelqu'un, humain
hablar | parlar, parlo | falar, falo | hitz_egin, hitz | falar, falo | talk, speak | parler
demostración | demo, demostració, demostracio | demo, demostración | demo, demostrazio* | demo, demonstração, apresentação | demo, demonstration | démo, demo, démonstration, demonstration
horario | horari, hores | horario | ordutegi* | horário | hours, opening | horaires, heures
hipoteca | hipoteca, hipoteques, préstec | hipoteca*, préstamo | hipoteka*, mailegu* | hipoteca*, crédito_habitação, empréstimo, financiamento | mortgage*, loan, loans | hypothèque*, hypotheque, prêt, pret, crédit_immobilier, emprunt
cuota | quota, quotes, mensualitat | cota, cotas, mensualidade | kuota*, hileko | prestação, mensalidade, parcela, prestações | instalment*, installment*, monthly_payment, repayment* | mensualité*, mensualite
calcular | calcular, calculo, calcula, calculadora | calcular, calculo, calculadora | kalkula*, kalkulatu | calcular, calculo, calculadora | calculate, calculator, work_out, compute | calculer, calcul, calculatrice, simuler
interés | interès, interes, tipus | interese, xuro, tipo | interes* | juros, taxa, juro | interest, rate | intérêt*, interet, taux
años | anys, any | anos, ano | urte* | anos, ano | years, year | ans, an, années
mes | mes, mesos | mes, meses | hilabete*, hilean, hilero | mês, meses | month, months, monthly, per_month, a_month | mois, par_mois
ingresos | ingressos, sou, guanyo, cobro | ingresos, soldo, gaño, cobro | diru-sarrer*, soldata, irabazten | rendimento*, salário, ganho, renda | income, salary, earn | revenus, salaire, gagne
ahorros | estalvis, estalviat | aforros, aforrado | aurrezki* | poupança*, poupanças, economias | savings, saved | épargne, économies, epargne
comprar | comprar, compra, comprador* | comprar, compra, mercar, comprador* | erosi, erosten, erosteko, erosketa* | comprar, compra, comprador* | buy, buying, purchase, buyer* | acheter, achat, acheteur*
vender | vendre, venda, venedor*, venc, venem, vengués | vender, venda, vendedor* | saldu, saltzen, saltzeko, salmenta* | vender, venda, vendedor* | sell, selling, sale, seller* | vendre, vente, vendeur*
alquiler | lloguer, llogar, llogater* | aluguer, alugar, inquilino*, alugueiro* | alokairu*, alokatu, errenta* | aluguel, arrendamento, alugar, arrendar, inquilino* | rent, renting, rental, lease, tenant*, rented | location, louer, loyer, locataire*, loué, loue
impuestos | impost, impostos | imposto, impostos | zerga* | imposto, impostos | tax, taxes, stamp_duty | impôt*, impot*, taxe, taxes
gastos | despeses, despesa, costos | gastos, despesas | gastu* | despesas, custos, gastos | costs, expenses | frais, dépenses, depenses
notario | notari, notaria | notario, notaría | notario* | notário, cartório, notario | notary | notaire
escritura | escriptura, escriptures | escritura* | eskritura* | escritura* | deed, deeds | acte
plusvalía | plusvàlua | plusvalía | gainbalio* | mais-valia*, mais_valia | capital_gains | plus-value*
valorar | valorar, valoració, valoracions, taxar, taxació, estimar | valorar, valoración, taxar, taxación | baloratu, balorazio*, tasazio*, tasatu | avaliar, avaliação, avaliações, avaliacao | appraise, appraisal*, valuation*, estimate | évaluer, estimer, estimation, évaluation, evaluer
casa | casa, cases, habitatge, habitatges | casa, casas, vivenda, vivendas | etxe*, etxebizitza* | casa, casas, moradia, imóvel, imovel, imóveis | house, houses, home, homes, property, properties | maison*, logement*, bien, biens
piso | pis, pisos, apartament* | piso, pisos, apartamento | pisu* | apartamento*, andar | flat, flats, apartment* | appartement*
metros | metres, metre | metros, metro | metro* | metros, metro | metres, meters, square_meters, sqm | mètres, metres
habitaciones | habitacions, dormitoris | cuartos, habitacións, dormitorios | logela*, gela* | quartos, quarto, dormitórios | bedroom*, rooms | chambres, pièces
documentos | documents, papers, documentació | documentos, papeis, documentación | dokumentu*, paper* | documentos, papéis, documentação | documents, paperwork, papers | documents, papiers
certificado energético | certificat_energètic | certificado_enerxético | energia_ziurtagiri*, energia_ziurtagiria, energia_ziurtagiriak, energia_ziurtagiriaren | certificado_energético, certificado_energetico | energy_certificate, energy_performance_certificate, epc | certificat_énergétique, dpe, diagnostic_énergétique
firmar | signar, signo, signatura | asinar, sinatura | sinatu, sinadura | assinar, assinatura | sign, signature | signer, signature
herramienta | eina, eines | ferramenta* | tresna* | ferramenta* | tool, tools | outil, outils
anuncio | anunci, anuncis | anuncio*, anuncios | iragarki* | anúncio*, anuncio* | ad, ads, listing, listings, advert* | annonce, annonces
escribir | escriure, escric, redactar | escribir, redactar | idatzi, idazten | escrever, escrevo, redigir | write, writing | écrire, rédiger, ecrire
foto | foto, fotos, imatge, imatges | foto*, imaxe*, fotografía* | argazki* | foto*, imagem, imagens | photo, photos, picture*, images | photo, photos, images
muebles virtuales | home_staging, mobles | home_staging, mobles | altzari*, home_staging | home_staging, móveis, mobília | staging, furniture, furnish | home_staging, meubles, meubler
plano | plànol, plànols | plano_da_casa, planos_da_casa | plano* | planta | floor_plan, floor_plans, floorplan* | plan_de_la_maison, plan_d'étage
visita virtual | visita_virtual, tour_virtual | visita_virtual | bisita_birtual* | visita_virtual, tour_virtual | virtual_tour, virtual_tours | visite_virtuelle
importar | importar, importo, importació | importar, importo, importación | inportatu, inporta* | importar, importo, importação | import, importing | importer, import, importation
exportar | exportar, descarregar, exporto | exportar, descargar | esportatu, deskargatu | exportar, descarregar, baixar | export, download | exporter, télécharger, telecharger
clientes | clients, client | clientes, cliente | bezero* | clientes, cliente | clients, client, customers, leads | clients, client
cartera | cartera, immobles | carteira, inmobles | zorro* | carteira, portfólio | portfolio, inventory | portefeuille
API | api | api | apia, api | api | api | api
web | web, lloc | web, sitio | web*, webgune* | site, web | website, site, web | site, web
portal | portal, portals | portal, portais | atari* | portal, portais | portal, portals | portail, portails
compartir | compartir, comparteixo, enviar | compartir, enviar | partekatu, bidali | partilhar, compartilhar, enviar | share, sharing, send | partager, envoyer
informe | informe, informes | informe* | txosten* | relatório*, relatorio | report, reports | rapport, rapports
créditos | crèdits, credits | créditos | kreditu* | créditos, creditos | credits | crédits, credits
factura | factura, factures | factura* | faktura* | fatura*, factura* | invoice*, bill, billing | facture*
seguro | segur, segura, fiable | seguro, segura, fiable | segur* | seguro, segura, confiável | safe, secure, reliable | sûr, sûre, fiable
móvil | mòbil, aplicació | móbil, aplicación | mugikor*, aplikazio* | celular, aplicativo, telemovel | app, mobile | mobile, application
usuarios | usuaris, equip | usuarios, equipo | erabiltzaile*, talde* | usuários, utilizadores, equipe, equipa | users, team | utilisateurs, équipe
comisión | comissió, honoraris | comisión, honorarios | komisio* | comissão, honorários | commission | commission, honoraires
fianza | fiança, dipòsit | fianza, depósito | fidantza* | caução, fiança, depósito | deposit | caution, dépôt_de_garantie
contrato | contracte, contractes | contrato* | kontratu* | contrato* | contract* | contrat*
rentabilidad | rendibilitat, rendiment | rendibilidade | errentagarritasun* | rentabilidade, rendimento_do_imóvel | yield, return, profitability | rentabilité, rendement
zona | zona, barri, barris | zona, barrio* | auzo*, eremu* | bairro*, zona, área | area, neighbourhood*, neighborhood* | quartier*, zone
busco | busco, cerco, buscant | busco, procuro | bila, bilatzen | procuro, busco | looking_for, i_am_looking, searching | cherche, recherche
visitar | visitar, veure | visitar, ver | bisitatu, ikusi | visitar, ver | visit, viewing, see | visiter, voir
funciona | funciona, funcionen, serveix | funciona, serve | funtzionatzen | funciona, serve | work, works, does_it_work | fonctionne, marche
ayuda | ajuda, ajudar | axuda, axudar | laguntza | ajuda, ajudar | help, support | aide, aider
herencia | herència, heretat, heretar | herdanza, herdar | oinordetza, jaraunspen* | herança, herdei | inheritance, inherited | héritage, succession, hérité
reforma | reforma, reformar | reforma, reformar | erreforma* | reforma, obras, remodelação | renovation, refurbish* | travaux, rénovation
idioma | idioma, llengua, català | idioma, lingua, galego | hizkuntza, euskara, euskaraz | idioma, língua, português | language, english | langue, français
contratar | contractar, contracto | contratar | kontratatu | contratar, assinar_o_plano, subscrever | hire, subscribe, buy_the_plan | souscrire, abonner
diferencia | diferència, diferencies | diferenza* | desberdintasun*, alde | diferença* | difference* | différence*
tarda | triga, trigueu | tarda, tardades | behar_du | demora, leva_tempo | take | prend
asistente | assistent | asistente, axudante | laguntzaile* | assistente | assistant, chatbot | assistant
persona o robot | robot, màquina | robot, máquina | robot*, makina* | robô, robot, máquina | robot, bot, machine | robot, machine
más barato | més_barat, més_barata, més_econòmic | máis_barato, máis_barata, máis_económico | merkeen*, merkea* | mais_barato, mais_barata, mais_econômico, mais_económico | cheap*, least_expensive | moins_cher, moins_chère, pas_cher
más caro | més_car, més_cara | máis_caro, máis_cara | garesti* | mais_caro, mais_cara | most_expensive, dearest | plus_cher, plus_chère
tarjeta | targeta, targetes | tarxeta, tarxetas | txartel* | cartão, cartao, cartões | card, credit_card, debit_card | carte, carte_bancaire
sin | sense | sen | gabe, barik | sem | without | sans
subir | pujar, penjar, apujar, apujo, apugen, apuja, apugi, apujar-me | subir, suben, subirme | igo, igotzen | carregar, subir | upload, uploaded | télécharger_des_photos, envoyer_des_photos, charger
qué pasa | què_passa, què_passarà | que_pasa, que_pasará | zer_gertatzen, zer_gertatuko | o_que_acontece, que_acontece, o_que_acontecerá | what_happens, what_happen, what_will_happen | que_deviennent, que_devient, que_se_passe, qu'arrive
pedir | demanar, demano, demanen, demanar-me, exigir | pedir, piden, esixir | eskatu, eskatzen, eska | pedir, pedem, exigir, cobrar | ask_for, demand, require | demander, demande, exiger
garantía | garantia, garanties, aval | garantía, garantías, aval | berme* | garantia, garantias, fiador | guarantee, guarantees, guarantor | garantie, garanties, garant
depositar | dipositar, diposito, diposita, es_diposita | depositar, deposito | gordailu* | depositar, deposito_a | lodge, lodged | déposer, dépose
devolver | tornar, torna, tornen, retornar, retornen | devolver, devolven | itzuli, itzultzen | devolver, devolvem, devolução | give_back, returned, refund | rendre, restituer, rembourser
arras | arres | arras | erreserba-saria | sinal, arras | arras, earnest_money | arrhes
prorrogar | prorrogar, renovar, pròrroga | prorrogar, renovar | luzatu, berritu | prorrogar, renovar | extend, renew | prolonger, renouveler
aviso | avís, preavís, avisar | aviso, avisar | abisu* | aviso, avisar, aviso_prévio | notice | préavis, préavis_de
comunidad | comunitat, comunitat_de_propietaris | comunidade | jabekide* | condomínio | service_charge*, community | charges, copropriété
propietario | propietari, propietària, propietaris, amo | propietario, dono | jabe*, jabea | proprietário, senhorio, dono | landlord*, owner* | propriétaire*, bailleur
si | si | se | badut, baduzu | se_eu | if, in_case | si
dura | dura, duren, quant_de_temps, quants_anys_val | dura, duran, canto_tempo | irauten, iraun, zenbat_denbora | dura, duram, quanto_tempo_vale, quanto_tempo, validade | last, lasts, valid, how_long, expire, expires | dure, durent, valable, combien_de_temps
mensaje | missatge, missatges | mensaxe* | mezu* | mensagem, mensagens | message* | message*
entrar | entrar, entro, accedir | entrar, entro, acceder | sartu, sartzeko | entrar, aceder, acessar | log_in, login, sign_in, access | connecter, connexion, accéder
y a | i_a | e_a | eta_hemendik | e_a, e_em | and_over, over | et_sur, sur
hola | hola_bon_dia, bon_dia, bona_tarda | bos_días, boas_tardes, ola | kaixo, egun_on | olá, bom_dia, boa_tarde | hello, hi, good_morning | bonjour, bonsoir, salut
gracias | gràcies, merci_molt, moltes_gràcies | grazas | eskerrik_asko, mila_esker | obrigado, obrigada | thanks, thank_you | merci
- | el, la, els, les, un, una, de, del, dels, d'un, d'una, i, o, per, per_a, amb, en, al, als, a, es, és, em, ens, això, aquest, aquesta, són, sóc, ser, fer, faig, fa, si, no, molt, més, vaig, us, hauria, cal, tinc, està, he, m'he, la_meva | o, a, os, as, do, da, dos, das, un, unha, de, e, ou, por, para, con, en, no, na, nos, nas, ao, á, é, me, esta, este, isto, son, ser, facer, fago, se, non, moito, máis, teño, está, hei, se_me, polo, pola, co, coa, cos, coas, cunha, cun, dunha, dun, nunha, nun | eta, da, dira, du, dut, duzu, ez, bai, bat, hau, hori, oso, egin, egiten, dezaket, daiteke, naiz, nago, zait, dugu, ditut, behar_ditut, ba, al, zuen, zuek, honetan, lortu, dituzue, dituzte, batekin, dira, baten | o, a, os, as, do, da, dos, das, um, uma, de, e, ou, por, para, com, em, no, na, nos, nas, ao, à, é, me, esta, este, isto, são, ser, fazer, faço, se, não, muito, mais, tenho, está, pelo, pela, eu, você, vocês, minha_conta | the, a, an, of, to, in, on, for, is, are, it, do, does, i, you, your, when, over, with, and, or, be, this, that, if, at, by, from, me, we, it's, there, am, have_to, get, must, should, would, will, use | le, la, les, un, une, des, du, de, et, ou, pour, avec, en, dans, à, au, aux, est, sont, ce, cette, il, elle, je, j'ai, vous, votre, vos, nous, on, se, ne, pas, plus, très, faire, fait, dois, faut, d'un, d'une, l', d', qu', y, a, t, il, vous, j', n', m', sur, ai
`;

/** Said before an answer in Spanish. */
export const LINES: Readonly<Record<Language, string>> = {
  ca: "T’he entès; la resposta és en castellà.",
  gl: "Entendinte; a resposta é en castelán.",
  eu: "Ulertu dizut; erantzuna gaztelaniaz dago.",
  pt: "Entendi a sua pergunta; a resposta está em espanhol.",
  en: "I understood your question; the answer is in Spanish.",
  fr: "J’ai compris votre question ; la réponse est en espagnol.",
};

/** Everyday Spanish words, by which a message is known for Spanish. */
export const SPANISH_WORDS =
  "el la los las un una unos unas de del y o por para con en al a es son soy me mi mis se lo que qué cómo cuánto cuánta cuántos cuál cuáles dónde cuándo quién no sí muy más pero porque puedo puede tengo tiene hay quiero quisiera necesito busco vale cuesta gratis plan planes piso casa vivienda euros precio mes años hacer hago este esta esto ese esa su sus hola gracias buenas tenéis tienen ustedes vosotros alquiler alquilar vender comprar cuota gastos impuestos contraseña cuenta cliente clientes anuncio ser está están estoy si ya también desde hasta sobre donde cuando como cual quien cuanto usted anda che dime dame ayuda bueno buenos días tardes noches favor he has ha han hemos fue hacen pagar cobran sirve funciona dan da das dan dice ver sin entre os te le les nos pa hi ola api energético tal otra otro escribo cual van vais vas va di ni ojalá";
